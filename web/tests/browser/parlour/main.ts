// Card games that the house does not offer yet, with made-up deals: what their tables are built of must fit already.

import { mount } from 'svelte';
import '../../../src/app.css';
import { PARTS, speak, speakAlso } from '../../../src/lib/i18n.svelte';
import Parlour from './Parlour.svelte';

await speak('en');
await speakAlso(...PARTS);
mount(Parlour, { target: document.getElementById('app')! });

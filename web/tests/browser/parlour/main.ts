// Card games that the house does not offer yet, with made-up deals: what their tables are built of must fit already.

import { mount } from 'svelte';
import '../../../src/app.css';
import { speak } from '../../../src/lib/i18n.svelte';
import Parlour from './Parlour.svelte';

await speak('en');
mount(Parlour, { target: document.getElementById('app')! });

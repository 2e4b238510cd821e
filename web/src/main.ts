import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { speak } from './lib/i18n.svelte';
import { followLinks } from './lib/router.svelte';
import { language } from './lib/settings.svelte';

followLinks();
await speak(language());
mount(App, { target: document.getElementById('app')! });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  // The app opens without a connection too; the games need one.
  void navigator.serviceWorker.register('/worker.js').catch(() => {});
}

import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './pieces/pieces.css';
import { router } from './state/route.svelte';
import { settings } from './store/settings.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');

router.start();
await settings.start(localStorage);
mount(App, { target });

import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { beat } from './beat/beat.svelte';
import './pieces/pieces.css';
import { desk } from './play/desk.svelte';
import { router } from './app/route.svelte';
import { settings } from './store/settings.svelte';
import { openShelf } from './store/shelf';
import { views } from './store/views.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');

const opened = openShelf(() => localStorage);
desk.start(opened);
beat.start(opened.shelf);
views.start(opened.shelf);
await settings.start(opened.shelf);
router.start();
mount(App, { target });

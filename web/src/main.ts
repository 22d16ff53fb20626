import { mount } from 'svelte';
import App from './App.svelte';
import { installed } from './lib/installed.svelte';
import './style.css';

mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD) void installed.begin();

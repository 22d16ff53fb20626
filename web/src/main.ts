import { mount } from 'svelte';
import App from './App.svelte';
import { appStatus } from './lib/app/app-status.svelte';
import './style.css';

mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD) void appStatus.begin();

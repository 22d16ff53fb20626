// Where the question is a sheet under the board, and nothing stands beside it.
import { MediaQuery } from 'svelte/reactivity';

export const smallScreen = new MediaQuery('(max-width: 899px), (max-height: 500px)');

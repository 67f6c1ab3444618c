import { Wordmark } from './wordmark.tsx';

export const states = { plain: <Wordmark />, large: <Wordmark size="lg" /> };

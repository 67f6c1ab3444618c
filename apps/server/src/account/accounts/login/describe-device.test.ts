import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

test.each([
  {
    why: 'Chrome names Safari as well',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    device: 'Chrome on Windows',
  },
  {
    why: 'Edge names Chrome and Safari',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    device: 'Edge on Windows',
  },
  {
    why: 'an iPhone says that it is like Mac OS X',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    device: 'Safari on iPhone',
  },
  {
    why: 'Chrome on an iPhone has a name of its own',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1',
    device: 'Chrome on iPhone',
  },
  {
    why: 'Android says Linux first',
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
    device: 'Firefox on Android',
  },
  {
    why: 'a Mac',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    device: 'Safari on macOS',
  },
  {
    why: 'Samsung names Chrome',
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    device: 'Samsung Internet on Android',
  },
  {
    why: 'Chrome without a window',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    device: 'Chrome on Linux',
  },
  { why: 'only a system is known', userAgent: 'Something (X11; Linux x86_64)', device: 'Linux' },
  { why: 'a program', userAgent: 'curl/8.7.1', device: 'Unknown device' },
  { why: 'nothing was said', userAgent: '', device: 'Unknown device' },
])('$why', ({ userAgent, device }) => {
  expect(describeDevice(userAgent)).toBe(device);
});

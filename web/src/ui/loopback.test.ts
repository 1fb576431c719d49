import { expect, it } from 'vitest';
import { leadsHere } from './loopback';

it('tells links that lead nowhere else from those that do', () => {
  const here = [
    'http://127.0.0.1:8064/g/abc#x',
    'http://127.1.2.3/',
    'http://localhost:8064/',
    'http://a.localhost/',
    'http://[::1]:8064/',
  ];
  const elsewhere = [
    'http://192.168.1.7:8064/g/abc',
    'https://play.example/g/abc',
    'http://127.example.org/',
    'http://[fe80::1]/',
  ];
  expect(here.filter((link) => !leadsHere(link))).toEqual([]);
  expect(elsewhere.filter(leadsHere)).toEqual([]);
});

import { expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome no Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'Edge no Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari no iPhone',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox no Android'],
  ['curl/8.5.0', 'Programa curl'],
  ['', 'Aparelho desconhecido'],
  ['<script>', 'Aparelho desconhecido'],
])('%s is called %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name)
})

it('a program may give itself a name of 40 characters', () => {
  expect(deviceName(`${'a'.repeat(41)}/1`)).toBe(`Programa ${'a'.repeat(40)}`)
})

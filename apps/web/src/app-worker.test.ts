import { expect, it } from 'vitest'
import { screensOf } from '../app-worker-build.ts'
import { generatedRows } from '../route-tables.ts'

const screens = new RegExp(screensOf(generatedRows()))

it.each(['/', '/?q=1', '/calendar', '/departments/edit/7', '/careers/edit', '/careers/edit/7'])(
  '%s is answered on the device',
  (path) => expect(screens.test(path)).toBe(true),
)

it.each([
  '/home/login/enter',
  '/careers/list',
  '/roleta/natal',
  '/squads/scan/7',
  '/v1/usuario',
  '/files/1',
  '/departments/edit/7/8',
  '/nothing',
])('%s is asked of the server', (path) => expect(screens.test(path)).toBe(false))

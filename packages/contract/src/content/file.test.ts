import { expect, it } from 'vitest'
import { refusedName } from './file.ts'

it('names that no field takes are refused with what to do instead (docs/platform.md#refused-by-name)', () => {
  const heic = 'Fotos HEIC ainda não: no iPhone, Ajustes › Câmera › Formatos › Mais compatível.'
  expect(['IMG_0412.HEIC', 'foto.heif'].map(refusedName)).toEqual([heic, heic])
  expect(refusedName('WINMAIL.DAT')).toBe('winmail.dat: peça o arquivo de novo, como PDF.')
  expect(['foto.jpg', 'sobre winmail.dat.pdf', 'nao-winmail.dat'].map(refusedName)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

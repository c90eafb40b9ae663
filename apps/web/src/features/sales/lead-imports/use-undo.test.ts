import { expect, it } from 'vitest'
import { undoWord } from './use-undo.ts'

it('before anything was imported there is nothing to undo', () => {
  expect((['nova', 'conferida', 'falhou'] as const).map(undoWord)).toEqual(Array(3).fill('Descartar'))
  expect((['importada', 'criando'] as const).map(undoWord)).toEqual(Array(2).fill('Desfazer'))
})

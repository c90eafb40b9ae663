import { expect, test } from 'vitest'
import { notePosition, positionHeader } from './heard-position.ts'

test('the furthest position that was heard is sent, and none before', () => {
  expect(positionHeader()).toEqual({})
  notePosition('120')
  notePosition('90')
  notePosition('')
  expect(positionHeader()).toEqual({ 'x-posicao': '120' })
})

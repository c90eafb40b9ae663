import { expect, it } from 'vitest'
import { complimentSchemas, moderateComplimentsInput } from './compliment-schemas.ts'

it('a call moderates 500 compliments at most, and sends 50', () => {
  const moderated = (length: number) =>
    moderateComplimentsInput.safeParse({
      ids: Array.from({ length }, (_, index) => index + 1),
      situacao: 'oculto',
    }).success
  expect([moderated(0), moderated(500), moderated(501)]).toEqual([false, true, false])
  const compliment = { id_funcionario: 1, id_categoria: 1, texto: 'Resolveu com calma.' }
  const sent = (length: number) =>
    complimentSchemas.createInput.safeParse({ objects: Array.from({ length }, () => compliment) }).success
  expect([sent(50), sent(51)]).toEqual([true, false])
})

import { communicationRule } from '../messages/communication.ts'
import { expect, it } from 'vitest'
import { createCommunicationRulesInput } from './communication-rules.ts'

const rule = {
  campanha_id: 1,
  criterio: 'data_ativacao',
  envio: 'no_dia',
  turno: 'M',
  sms: true,
  mensagem_sms: 'Oi',
}
const faults = (hours: { silencio_inicio?: string; silencio_fim?: string }) => {
  const { error } = createCommunicationRulesInput.safeParse({ objects: [{ ...rule, ...hours }] })
  return (error?.issues ?? []).map(({ path, message }) => [path.at(-1), message])
}

it('hours of silence have two ends that differ; those over midnight are hours too', () => {
  const refused = [['silencio_fim', communicationRule.silence]]
  expect(faults({})).toEqual([])
  expect(faults({ silencio_inicio: '22:00', silencio_fim: '07:00' })).toEqual([])
  expect(faults({ silencio_inicio: '22:00', silencio_fim: '22:00' })).toEqual(refused)
  expect(faults({ silencio_inicio: '22:00' })).toEqual(refused)
  expect(faults({ silencio_fim: '07:00' })).toEqual(refused)
})

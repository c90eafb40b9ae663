import { expect, it } from 'vitest'
import { daysLater, todayInBrazil } from '../today.ts'
import { waitsForAdmission } from './admission.ts'

const today = todayInBrazil()

it.each([
  [{ funcionario: true, data_admissao: daysLater(today, 1) }, true],
  [{ funcionario: true, data_admissao: today }, false],
  [{ funcionario: true, data_admissao: null }, false],
  [{ funcionario: false, data_admissao: daysLater(today, 1) }, false],
  [{ funcionario: false, situacao: 'admissao', data_admissao: daysLater(today, 1) }, true],
])(
  'the first access waits for an admission to come alone: %o %s (docs/people.md#admission-to-come)',
  (person, waits) => {
    expect(waitsForAdmission(person)).toBe(waits)
  },
)

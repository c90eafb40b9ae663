import { person } from '@intranet/contract/access/person'
import { maritalLabel, maritalStatuses } from '@intranet/contract/personal-options'
import { historyFrom } from '@/components/records/history.ts'

/** What the history of a person shows. */
export const userHistory = historyFrom(person, {
  labels: { redefinir_senha: 'Senha a redefinir', id_foto: 'Foto' },
  choices: {
    estado_civil: Object.fromEntries(maritalStatuses.map((status) => [status, maritalLabel(status)])),
  },
})

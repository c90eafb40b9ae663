import { person } from '@intranet/contract/access/person'
import { maritalLabels } from '@intranet/contract/personal-options'
import { historyFrom } from '@/components/records/history.ts'

/** What the history of a person shows. */
export const userHistory = historyFrom(person, {
  labels: { redefinir_senha: 'Senha a redefinir', id_foto: 'Foto' },
  choices: {
    estado_civil: maritalLabels,
  },
})

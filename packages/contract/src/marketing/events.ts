/** Marketing events. See docs/marketing.md#events. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { form } from '../messages.ts'
import type { RecordErrors } from '../record-errors.ts'

/** Field → text of the errors of a whole event: it does not end before it begins. */
export const eventErrors = ({
  data_inicio,
  data_fim,
}: {
  data_inicio: string
  data_fim: string
}): RecordErrors => (data_fim < data_inicio ? { data_fim: form.endBeforeStart } : {})

export const eventEntity = entity(
  'rh_marketing_eventos',
  {
    evento: field.name('Evento', 120),
    /** Opened in a new tab, so only http or https. */
    site_evento: field.optional(field.url('Site')),
    local: field.text('Local', 120),
    endereco: field.text('Endereço', 200),
    /** Id of a `rh_cidade_provedor`. */
    cidade: field.reference('Cidade'),
    cidade_nome: field.joined('Cidade'),
    data_inicio: field.day('Início'),
    data_fim: field.day('Fim'),
    status: field.active(),
  },
  { sort: '-data_inicio', errors: eventErrors },
)

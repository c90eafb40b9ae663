/** Categories of incidents (incidente_categoria). See docs/operations.md#incident-categories. */
import { categoryMark, categoryUse } from '../content/category.ts'
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { incidentPriorityLabels } from './incident-options.ts'

export const incidentCategory = entity(
  'incidente_categoria',
  {
    ...categoryMark,
    /** What a new incident of it begins with. */
    prioridade_padrao: field.defaulted(field.choice('Prioridade padrão', incidentPriorityLabels)),
    /** Planned work: it begins up to 30 days ahead and has a window. */
    programada: field.flag('Manutenção programada'),
    /** Its incidents leave customers without service: docs/operations.md#the-state-of-the-network */
    afeta_rede: field.flag('Afeta a rede'),
    ...categoryUse,
  },
  { sort: 'titulo', options: ['prioridade_padrao', 'programada', 'titulo', 'color', 'icone'] },
)

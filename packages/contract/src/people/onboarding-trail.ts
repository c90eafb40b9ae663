/** Trails (onboarding_trilha): contents in order. See docs/people.md#onboarding. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'

/** Without a provider a trail belongs to the whole group; only managers write such trails. */
export const trail = entity(
  'onboarding_trilha',
  {
    nome: field.name('Nome', 160),
    id_empresa: field.optional(field.reference('Provedor')),
    empresa: field.nullable(field.joined('Provedor')),
    id_departamento: field.optional(field.reference('Departamento')),
    departamento: field.nullable(field.joined('Departamento')),
    total_conteudos: field.count('Conteúdos'),
    minutos: field.count('Minutos'),
    onboardings: field.count('Onboardings'),
    ativo: field.active(),
  },
  { sort: 'nome', options: ['nome', 'total_conteudos', 'minutos'] },
)

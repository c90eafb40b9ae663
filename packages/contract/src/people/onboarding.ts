/** Onboardings (onboarding_onboarding). See docs/people.md#onboarding. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'

export const onboarding = entity(
  'onboarding_onboarding',
  {
    titulo: field.name('Título', 160),
    id_empresa: field.reference('Provedor'),
    empresa: field.joined('Provedor'),
    id_departamento: field.reference('Departamento'),
    departamento: field.joined('Departamento'),
    id_cargo: field.reference('Cargo'),
    cargo: field.joined('Cargo'),
    status: field.active(),
    /** Days after admission within which it should be done. */
    prazo_dias: field.headed('Prazo (dias)', field.optional(field.integer('Prazo em dias', 1, 365))),
    trilhas: field.count('Trilhas'),
    alcancados: field.count('Funcionários'),
    aguarda_ativacao: field.computed(field.flag('Aguarda ativação')),
    editavel: field.unlisted(field.computed(field.flag('Editável'))),
  },
  { sort: 'titulo' },
)

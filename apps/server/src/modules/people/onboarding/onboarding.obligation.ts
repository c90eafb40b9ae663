import { sql } from 'kysely'
import { filterOf } from '../../../platform/list-address.ts'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { onboardingsOfPerson } from './employee-onboarding.queries.ts'
import { managesOnboarding, readable } from './onboarding-scope.ts'

const READING = '/human-resources/onboarding/employee/content'

/** Onboardings that reach a person and that they have not read to the end. */
export const onboardingReading: ObligationKind = {
  tipo: 'onboarding',
  modulo: 'onboarding',
  nome: ['onboarding', 'onboardings'],
  lista: '/human-resources/onboarding/employee',
  may: ({ employee }) => employee,
  open: (actor) => sql`
    select p.id, p.titulo, 'Faltam ' || p.minutos_restantes || ' min' as detalhe,
      ${READING}::text || '?idOnboarding=' || p.id || '&idTrail=' || (p.continuar ->> 'id_trilha')
        || '&idContent=' || (p.continuar ->> 'id_conteudo') as rota,
      case when p.data_inicio is null then 'Começar' else 'Continuar' end as verbo, p.vencimento as prazo,
      floor(100.0 * p.lidos / p.conteudos) as percentual, null as valor, p.desde
    from (${onboardingsOfPerson(actor.id)}) p
    where not p.concluido and p.conteudos > 0 and p.continuar is not null`,
}

/** Onboardings made without HR, which wait for HR to activate them. */
export const onboardingActivation: ObligationKind = {
  tipo: 'onboarding_ativacao',
  modulo: 'onboarding',
  nome: ['onboarding a ativar', 'onboardings a ativar'],
  lista: `/human-resources/onboarding/list?${filterOf({ aguarda_ativacao: true })}`,
  may: managesOnboarding,
  open: (actor) => sql`
    select o.id, o.titulo, concat_ws(' · ', d.nome, c.nome) as detalhe,
      '/human-resources/onboarding/edit/' || o.id as rota, 'Conferir e ativar' as verbo, null as prazo,
      null as percentual, null as valor, o.created_at as desde
    from onboarding_onboarding o join rh_departamento d on d.id = o.id_departamento join rh_cargo c on c.id = o.id_cargo
    where o.aguarda_ativacao and ${readable(actor, 'o', false)}`,
}

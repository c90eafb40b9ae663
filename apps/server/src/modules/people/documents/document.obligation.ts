import { EXPIRY_WARNING_DAYS } from '@intranet/contract/people/document-options'
import { sql } from 'kysely'
import { today } from '../../../platform/today.ts'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { keepsPeople } from '../employees/employee-scope.ts'
import { addressedDocument, keptDocument } from './document-scope.ts'

/** Documents that ask a person to say that they read them. */
export const documentSigning: ObligationKind = {
  tipo: 'ciencia',
  modulo: 'rh',
  nome: ['documento pede ciência', 'documentos pedem ciência'],
  lista: '/documents/list',
  may: ({ employee }) => employee,
  open: (actor) => sql`
    select d.id, d.titulo, c.titulo as detalhe, '/users/profile/' || ${actor.id}::bigint || '?aba=documentos' as rota,
      'Dar ciência' as verbo, null as prazo, null as percentual, null as valor, d.created_at as desde
    from rh_documento d join rh_documento_categoria c on c.id = d.id_categoria
    where d.requer_assinatura and ${addressedDocument(actor, 'd')} and not exists (
      select from rh_documento_ciencia s where s.id_documento = d.id and s.id_usuario = ${actor.id})`,
}

/** Documents that HR keeps and that end soon, or have ended: until a new version or nobody needs them. */
export const documentExpiry: ObligationKind = {
  tipo: 'validade',
  modulo: 'rh',
  nome: ['documento a renovar', 'documentos a renovar'],
  lista: '/documents/list',
  may: keepsPeople,
  open: (actor) => sql`
    select d.id, d.titulo, coalesce(u.nome, u.email) as detalhe, '/documents/version/' || d.id as rota,
      'Renovar' as verbo, d.data_validade as prazo, null as percentual, null as valor, d.created_at as desde
    from rh_documento d left join rh_usuario u on u.id = d.id_funcionario
    where d.ativo and not d.substituido and coalesce(u.ativo, true)
      and d.data_validade <= ${today} + ${EXPIRY_WARNING_DAYS}::int
      and ${keptDocument(actor, 'd')}`,
}

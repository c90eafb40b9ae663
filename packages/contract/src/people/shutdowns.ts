/** Shutdowns (rh_desligamento): somebody leaves the group. See docs/people.md#shutdowns. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { noticeLabels, shutdownStateLabels, shutdownTypeLabels } from './shutdown-options.ts'

const opinion = (label: string) => field.detail(field.nullable(field.stepped(field.text(label, 450))))

export const shutdown = entity(
  'rh_desligamento',
  {
    funcionario: field.nullable(field.joined('Funcionário')),
    id_funcionario: field.unlogged(field.reference('Funcionário')),
    departamento: field.nullable(field.joined('Departamento')),
    id_departamento: field.nullable(field.joinedId('Departamento')),
    empresa: field.nullable(field.joined('Provedor')),
    id_empresa: field.nullable(field.joinedId('Provedor')),
    tipo: field.choice('Tipo', shutdownTypeLabels),
    motivo: field.detail(field.name('Motivo', 450)),
    aviso_previo: field.detail(field.choice('Aviso prévio', noticeLabels)),
    data_aviso: field.detail(field.optional(field.day('Data do aviso'))),
    solicitante: field.nullable(field.joined('Solicitante')),
    id_solicitante: field.joinedId('Solicitante'),
    data_solicitacao: field.computed(field.day('Solicitação')),
    data_desligamento: field.day('Data prevista'),
    situacao: field.stepped(field.choice('Situação', shutdownStateLabels)),
    recontrataria: field.detail(field.flag('Recontrataria')),
    /** Somebody new will be hired for the position. */
    substituicao: field.unlogged(field.detail(field.flag('Precisa de substituição'))),
    parecer: opinion('Parecer'),
    justificativa: opinion('Justificativa'),
    /** Only HR writes the leaving interview. */
    entrevista: field.unlogged(field.detail(field.optional(field.text('Entrevista', 20_000)))),
  },
  { sort: '-data_desligamento' },
)

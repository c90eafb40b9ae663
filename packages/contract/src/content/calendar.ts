/** Events of the calendar. See docs/content.md#calendar. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { audienceNames, eventTypeNames, recurrenceNames } from './calendar-words.ts'

export type Audience = keyof typeof audienceNames

export const calendarEvent = entity(
  'evento_calendario',
  {
    titulo: field.name('Título', 120),
    tipo: field.choice('Tipo', eventTypeNames),
    inicio: field.moment('Início'),
    /** Of an all-day event: any moment of its last day. */
    fim: field.moment('Fim'),
    dia_inteiro: field.flag('Dia inteiro'),
    local: field.optional(field.text('Local', 160)),
    link: field.unlisted(field.optional(field.url('Link'))),
    publico: field.headed('Público', field.choice('Quem vê', audienceNames)),
    id_departamento: field.optional(field.reference('Departamento')),
    id_empresa: field.optional(field.reference('Provedor')),
    recorrencia: field.defaulted(field.choice('Repetição', recurrenceNames)),
    recorrencia_fim: field.unlisted(field.optional(field.day('Repete até'))),
    descricao: field.unlisted(field.optional(field.text('Descrição', 2000))),
    cor: field.unlogged(field.unlisted(field.defaulted(field.color()))),
    id_usuario: field.joinedId('Autor'),
    autor: field.unlisted(field.nullable(field.joined('Autor'))),
    meu: field.unlisted(field.computed(field.flag('Meu'))),
  },
  { sort: 'inicio' },
)

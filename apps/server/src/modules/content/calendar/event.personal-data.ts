import { gone, nameOf, source, type Source } from '../../../platform/personal-data.ts'

export const eventData: readonly Source[] = [
  source(
    'uso',
    ['agenda', 'Eventos criados', 'Organizar a sua agenda'],
    ['evento_calendario', 'id_usuario'],
    't.inicio desc, t.id',
    [
      ['titulo', 'Título'],
      ['inicio', 'Início'],
      ['fim', 'Fim'],
      ['local', 'Local'],
    ],
  ),
  source(
    'uso',
    ['convites', 'Convites de eventos', 'Organizar a sua agenda'],
    ['evento_convidado', 'id_usuario'],
    't.id_evento desc',
    [
      ['evento', 'Evento', nameOf('evento_calendario', 'id_evento', 'titulo')],
      ['resposta', 'Resposta'],
    ],
    gone,
  ),
  source(
    'uso',
    ['calendario', 'Assinatura do calendário', 'Mostrar a agenda em outro calendário'],
    ['calendario_assinatura', 'id_usuario'],
    't.created_at',
    [['created_at', 'Criada em']],
    gone,
  ),
]

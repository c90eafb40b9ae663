/** What the person read, asked, organised and booked. */
import { gone, nameOf, newest, source, type Source } from './source.ts'

const reading = 'Registrar a sua leitura'

export const contentSources: readonly Source[] = [
  source(
    ['novidades', 'Leituras de novidades', reading],
    ['novidade_leitura', 'id_usuario'],
    't.lido_em desc, t.id_novidade, t.versao',
    [
      ['novidade', 'Novidade', nameOf('novidade', 'id_novidade', 'titulo')],
      ['versao', 'Versão'],
      ['lido_em', 'Lida em'],
    ],
  ),
  source(
    ['novidades_cobranca', 'Leituras cobradas', 'Lembrar você do que falta ler'],
    ['novidade_cobranca', 'id_usuario'],
    't.cobrado_em desc, t.id_novidade',
    [
      ['novidade', 'Novidade', nameOf('novidade', 'id_novidade', 'titulo')],
      ['cobrado_em', 'Cobrada em'],
    ],
    gone,
  ),
  source(
    ['novidades_publico', 'Novidades dirigidas a você', 'Mostrar o que é para você'],
    ['novidade_publico', 'id_usuario'],
    't.id_novidade desc',
    [['novidade', 'Novidade', nameOf('novidade', 'id_novidade', 'titulo')]],
  ),
  source(
    ['reacoes', 'Reações', 'Mostrar as suas reações'],
    ['reacao', 'id_usuario'],
    't.created_at desc, t.tipo, t.id_item',
    [
      ['tipo', 'Onde'],
      ['reacao', 'Reação'],
      ['created_at', 'Data'],
    ],
    gone,
  ),
  source(
    ['manual', 'Leituras do manual', reading],
    ['manual_leitura', 'id_usuario'],
    't.lido_em desc, t.id_artigo, t.versao',
    [
      ['artigo', 'Artigo', nameOf('manual_artigo', 'id_artigo', 'titulo')],
      ['versao', 'Versão'],
      ['lido_em', 'Lido em'],
    ],
  ),
  source(
    ['faq_sugestoes', 'Perguntas suas', 'Responder às suas perguntas'],
    ['faq_pergunta', 'id_usuario'],
    newest,
    [
      ['pergunta', 'Pergunta'],
      ['created_at', 'Data'],
    ],
  ),
  source(
    ['faq_votos', 'Votos no FAQ', 'Melhorar as respostas'],
    ['faq_voto', 'id_usuario'],
    't.dia desc, t.id_pergunta',
    [
      ['pergunta', 'Pergunta', nameOf('faq_pergunta', 'id_pergunta', 'pergunta')],
      ['util', 'Útil'],
      ['dia', 'Dia'],
    ],
    gone,
  ),
  source(
    ['faq_visualizacoes', 'Perguntas abertas', 'Contar visualizações'],
    ['faq_visualizacao', 'id_usuario'],
    't.dia desc, t.id_pergunta',
    [
      ['pergunta', 'Pergunta', nameOf('faq_pergunta', 'id_pergunta', 'pergunta')],
      ['dia', 'Dia'],
    ],
    gone,
  ),
  source(
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
    ['calendario', 'Assinatura do calendário', 'Mostrar a agenda em outro calendário'],
    ['calendario_assinatura', 'id_usuario'],
    't.created_at',
    [['created_at', 'Criada em']],
    gone,
  ),
  source(
    ['reservas', 'Reservas', 'Reservar salas e equipamentos'],
    ['recurso_reserva', 'id_usuario'],
    't.inicio desc, t.id',
    [
      ['recurso', 'Recurso', nameOf('recurso', 'id_recurso')],
      ['inicio', 'Início'],
      ['fim', 'Fim'],
      ['motivo', 'Motivo'],
      ['situacao', 'Situação'],
    ],
  ),
  source(
    ['favoritos', 'Aplicações favoritas', 'Mostrar as suas favoritas'],
    ['aplicacao_favorito', 'id_usuario'],
    't.id_aplicacao',
    [['aplicacao', 'Aplicação', nameOf('aplicacao', 'id_aplicacao')]],
    gone,
  ),
]

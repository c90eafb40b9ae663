import { gone, nameOf, newest, source, type Source } from '../../../platform/personal-data.ts'

export const faqData: readonly Source[] = [
  source(
    'uso',
    ['faq_sugestoes', 'Perguntas suas', 'Responder às suas perguntas'],
    ['faq_pergunta', 'id_usuario'],
    newest,
    [
      ['pergunta', 'Pergunta'],
      ['created_at', 'Data'],
    ],
  ),
  source(
    'uso',
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
    'uso',
    ['faq_visualizacoes', 'Perguntas abertas', 'Contar visualizações'],
    ['faq_visualizacao', 'id_usuario'],
    't.dia desc, t.id_pergunta',
    [
      ['pergunta', 'Pergunta', nameOf('faq_pergunta', 'id_pergunta', 'pergunta')],
      ['dia', 'Dia'],
    ],
    gone,
  ),
]

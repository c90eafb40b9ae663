import { gone, nameOf, source, type Source } from '../../../platform/personal-data.ts'

export const newsData: readonly Source[] = [
  source(
    'uso',
    ['novidades', 'Leituras de novidades', 'Registrar a sua leitura'],
    ['novidade_leitura', 'id_usuario'],
    't.lido_em desc, t.id_novidade, t.versao',
    [
      ['novidade', 'Novidade', nameOf('novidade', 'id_novidade', 'titulo')],
      ['versao', 'Versão'],
      ['lido_em', 'Lida em'],
    ],
  ),
  source(
    'uso',
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
    'uso',
    ['novidades_publico', 'Novidades dirigidas a você', 'Mostrar o que é para você'],
    ['novidade_publico', 'id_usuario'],
    't.id_novidade desc',
    [['novidade', 'Novidade', nameOf('novidade', 'id_novidade', 'titulo')]],
  ),
]

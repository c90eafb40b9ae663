import { nameOf, source, type Source } from '../../../platform/personal-data.ts'

export const handbookData: readonly Source[] = [
  source(
    'uso',
    ['manual', 'Leituras do manual', 'Registrar a sua leitura'],
    ['manual_leitura', 'id_usuario'],
    't.lido_em desc, t.id_artigo, t.versao',
    [
      ['artigo', 'Artigo', nameOf('manual_artigo', 'id_artigo', 'titulo')],
      ['versao', 'Versão'],
      ['lido_em', 'Lido em'],
    ],
  ),
]

import { nameOf, newest, source, type Source } from '../../../platform/personal-data.ts'

export const documentData: readonly Source[] = [
  source(
    'pessoa',
    ['documentos', 'Documentos', 'Cumprir obrigações trabalhistas'],
    ['rh_documento', 'id_funcionario'],
    newest,
    [
      ['titulo', 'Título'],
      ['categoria', 'Categoria', nameOf('rh_documento_categoria', 'id_categoria', 'titulo')],
      ['versao', 'Versão'],
      ['data_emissao', 'Emissão'],
      ['data_validade', 'Validade'],
      ['created_at', 'Enviado em'],
    ],
  ),
  source(
    'pessoa',
    ['ciencias', 'Documentos com a sua ciência', 'Comprovar a sua ciência'],
    ['rh_documento_ciencia', 'id_usuario'],
    't.assinado_em desc, t.id_documento',
    [
      ['documento', 'Documento', nameOf('rh_documento', 'id_documento', 'titulo')],
      ['assinado_em', 'Data'],
    ],
  ),
]

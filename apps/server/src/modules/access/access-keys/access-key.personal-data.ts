import { gone, newest, source, type Source } from '../../../platform/personal-data.ts'

export const accessKeyData: readonly Source[] = [
  source(
    'acesso',
    ['chaves', 'Chaves de acesso', 'Deixar que programas ajam por você'],
    ['chave_acesso', 'id_usuario'],
    newest,
    [
      ['nome', 'Nome'],
      ['prefixo', 'Início'],
      ['roles', 'Papéis'],
      ['enderecos', 'Endereços'],
      ['validade_fim', 'Válida até'],
      ['revogada_em', 'Revogada em'],
      ['ultimo_uso', 'Último uso', `(select o.ultimo_uso from chave_acesso_uso o where o.id_chave = t.id)`],
      ['created_at', 'Criada em'],
    ],
    gone,
  ),
]

import { sql } from 'kysely'
import { nameOf, newest, source, type Source } from '../../../platform/personal-data.ts'
import { knownReading } from './known-readings.ts'

export const requestData: readonly Source[] = [
  source(
    'pessoa',
    ['pedidos', 'Pedidos sobre os seus dados', 'Responder aos seus pedidos'],
    ['solicitacao_dado_pessoal', 'id_titular'],
    newest,
    [
      ['tipo', 'Pedido'],
      ['texto', 'Texto'],
      ['situacao', 'Situação'],
      ['resposta', 'Resposta'],
      ['created_at', 'Abertura'],
      ['encerrado_em', 'Encerramento'],
    ],
  ),
  source(
    'pessoa',
    ['leituras', 'Quem leu os seus documentos', 'Mostrar quem leu CPF, RG, CNH e outros dados'],
    ['acesso_dado_pessoal', 'id_titular'],
    't.data desc, t.id desc',
    [
      ['data', 'Data'],
      ['leitor', 'Quem leu', nameOf('rh_usuario', 'id_usuario')],
      ['campos', 'Dado lido'],
    ],
    { quem: (id) => sql`t.id_titular = ${id} and ${knownReading(id)}` },
  ),
  source(
    'acesso',
    ['arquivos', 'Arquivos enviados', 'Guardar o que você enviou'],
    ['arquivo', 'id_usuario'],
    newest,
    [
      ['nome', 'Nome'],
      ['tamanho', 'Bytes'],
      ['created_at', 'Data'],
    ],
  ),
  source(
    'acesso',
    ['exportacoes', 'Exportações feitas', 'Saber quem levou dados consigo'],
    ['exportacao', 'id_usuario'],
    't.data desc, t.id desc',
    [
      ['tela', 'Tela'],
      ['linhas', 'Linhas'],
      ['data', 'Data'],
    ],
  ),
]

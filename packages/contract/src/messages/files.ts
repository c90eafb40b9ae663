import { formatCount } from '../formats.ts'

export const file = {
  required: 'Esse campo deve ser preenchido',
  imageRejected: 'A imagem não atende aos paramêtros',
  invalidOrMissing: 'Arquivo com formato inválido ou não encontrado!',
  formatNotAllowed: 'Formato do arquivo não permitido!',
  /** The second sentence is ours. */
  downloadDenied: 'Browser denied file download... Verifique as permissões do navegador.',
  // nosso
  tooLarge: 'O arquivo ultrapassa o tamanho permitido.',
  tooMany: 'Muitos arquivos enviados. Tente novamente mais tarde.',
  alreadyAttached: 'Este arquivo já está em uso.',
  activePdf:
    'PDFs com scripts, ações automáticas ou arquivos anexados não são aceitos. Imprima-o em PDF e envie outra vez.',
  closedPdf: 'Não foi possível conferir este PDF. Salve-o de novo, sem proteção, e envie outra vez.',
  lockedPdf: 'Este PDF pede uma senha para abrir. Envie uma cópia sem senha.',
  heic: 'Fotos HEIC ainda não: no iPhone, Ajustes › Câmera › Formatos › Mais compatível.',
  winmail: 'winmail.dat: peça o arquivo de novo, como PDF.',
  noSpace: 'Sem espaço para arquivos. Avise quem administra a intranet e tente de novo mais tarde.',
  infected: 'O arquivo contém vírus e não foi aceito.',
  quarantined: 'O arquivo aguarda a verificação de vírus. Tente de novo em alguns minutos.',
  removed: 'O arquivo continha vírus e foi removido.',
  empty: 'O arquivo está vazio.',
  leftOut: (files: number) =>
    `${formatCount(files, 'arquivo ficou', 'arquivos ficaram')} de fora: o limite foi atingido.`,
  refusedHere: (refused: number, arrived: number) =>
    `${formatCount(refused, 'arquivo foi recusado', 'arquivos foram recusados')}. Confira o motivo na lista.${arrived > 0 ? ' Os outros já foram recebidos: clique de novo em Enviar.' : ''}`,
  allRefused: 'Todos os arquivos foram recusados. Escolha outros.',
  packedTooLarge: 'O documento não pôde ser conferido: está danificado, ou fica grande demais ao ser aberto.',
  damaged: 'O arquivo está danificado. Abra a planilha, salve-a de novo e envie outra vez.',
} as const

/** The page behind an e-mail's last line. A look at it changes nothing: mail scanners follow every link. */

const page = (body: string) => `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Intranet | Descadastro</title></head>
<body><main>${body}</main></body>
</html>`

export const optOutForm = page(`<h1>Não quero mais receber</h1>
<p>Confirme para deixar de receber as nossas mensagens neste canal.</p>
<form method="post"><button type="submit">Confirmar</button></form>`)

export const optOutDone = page(
  `<h1>Pronto</h1><p>Você não receberá mais as nossas mensagens neste canal.</p>`,
)

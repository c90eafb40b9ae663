-- The password is chosen on the page that the mailed link opens: docs/careers.md#guests
alter table candidatura_pendente drop column senha_hash;

-- Invoices without VAT, which rest on what VIES said of the number of their buyer.
CREATE INDEX documents_exempt ON documents ((data->'buyer'->>'vatNumber')) WHERE data->>'treatment' = 'intra-community';

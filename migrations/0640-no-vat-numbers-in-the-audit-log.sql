-- The log outlives the order's person. The number stands in the order until it is erased.
UPDATE audit_log SET details = details - 'number' WHERE action = 'order.vat-number-checked' AND details ? 'number';

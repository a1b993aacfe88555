-- What was sold into each state of the United States, for its taxes on sales.
CREATE INDEX orders_united_states ON orders (paid_at) WHERE delivery_country = 'US' AND paid_at IS NOT NULL;

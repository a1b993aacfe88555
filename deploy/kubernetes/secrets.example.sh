# The secrets that database.yaml and shop.yaml name. openssl rand -hex 16 makes a password.
kubectl create secret generic aurelle-owner --type=kubernetes.io/basic-auth \
  --from-literal=username=aurelle_owner --from-literal=password="$OWNER_PASSWORD"
kubectl create secret generic aurelle-role --type=kubernetes.io/basic-auth \
  --from-literal=username=shop --from-literal=password="$SHOP_PASSWORD"
kubectl create secret generic aurelle \
  --from-literal=STRIPE_SECRET_KEY="$STRIPE_SECRET_KEY" --from-literal=STRIPE_WEBHOOK_SECRET="$STRIPE_WEBHOOK_SECRET" \
  --from-literal=SMTP_URL="$SMTP_URL" --from-literal=ADMIN_PASSWORD="$ADMIN_PASSWORD" \
  --from-literal=S3_ACCESS_KEY_ID="$S3_ACCESS_KEY_ID" --from-literal=S3_SECRET_ACCESS_KEY="$S3_SECRET_ACCESS_KEY"

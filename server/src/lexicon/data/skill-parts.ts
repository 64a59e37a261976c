/**
 * Skills and their parts: a search for the whole also finds, below, who names only a part. One step
 * down, and only where knowing the part is knowing some of the whole. One skill per line:
 * `Name: part, part`.
 */
export const SKILL_PARTS = `
Amazon Web Services: Amazon EC2, Amazon S3, Amazon RDS, Amazon ECS, Amazon EKS, AWS Lambda, AWS CloudFormation, AWS Glue, Amazon CloudWatch, DynamoDB, Redshift, Amazon SageMaker
Microsoft Azure: Azure DevOps, Azure Functions, Azure Data Factory, Azure Synapse, Azure Machine Learning, Cosmos DB
Google Cloud Platform: BigQuery, Vertex AI, Google Kubernetes Engine, Cloud Run
Cloud Computing: Amazon Web Services, Microsoft Azure, Google Cloud Platform
Serverless: AWS Lambda, Azure Functions, Cloud Run
JavaScript: TypeScript, React, Angular, Vue.js, Node.js, Next.js, Nuxt.js, Svelte, jQuery, NestJS, Express
React: Next.js, Redux, React Native
Vue.js: Nuxt.js
Node.js: NestJS, Express
Python: Django, Flask, FastAPI, Pandas, NumPy, scikit-learn
Java: Spring, Hibernate, Quarkus, Micronaut
PHP: Laravel, Symfony
Ruby: Ruby on Rails
C#: .NET, Blazor, WPF
.NET: Blazor, WPF, WinForms
SQL: PostgreSQL, MySQL, SQL Server, Oracle Database, SQLite, PL/SQL, T-SQL
NoSQL: MongoDB, Cassandra, DynamoDB, Redis, Neo4j, CouchDB, Couchbase
CSS: Sass, Tailwind CSS, Bootstrap
CI/CD: Jenkins, GitHub Actions, GitLab CI, Argo CD
DevOps: CI/CD, Docker, Kubernetes, Terraform, Ansible
Kubernetes: Helm
Big Data: Apache Spark, Hadoop, Apache Kafka, Flink
Data Visualization: Power BI, Tableau Software, Looker, Qlik
Business Intelligence: Power BI, Tableau Software, Looker, Qlik
Power BI: DAX, Power Query
Machine Learning: Deep Learning, scikit-learn, TensorFlow, PyTorch, XGBoost, Reinforcement Learning
Deep Learning: TensorFlow, PyTorch, Keras
Artificial Intelligence: Machine Learning, Deep Learning, Generative AI, Natural Language Processing, Computer Vision
Generative AI: LangChain, LlamaIndex, Retrieval-Augmented Generation
Cybersecurity: Penetration Testing, SIEM, Threat Modeling, OWASP, Firewalls
CAD: AutoCAD, SolidWorks, CATIA, Creo, Siemens NX, Inventor
BIM: Revit, ArchiCAD, Navisworks, Tekla
SAP ERP: SAP FI/CO, SAP TM, SAP PP, SAP WM, SAP EWM, SAP PS, SAP PM, SAP HCM, SAP MM, SAP SD, SAP S/4HANA, ABAP
ERP: SAP ERP, Odoo, NetSuite, Microsoft Dynamics
CRM: Salesforce, HubSpot, Microsoft Dynamics, Pipedrive
Microsoft Office: Excel, Word, PowerPoint, Outlook
Adobe Creative Suite: Photoshop, Illustrator, InDesign, After Effects, Premiere Pro
Agile Methodologies: Scrum, Kanban, SAFe
Digital Marketing: SEO, SEA, Social Media, Email Marketing, Content Marketing, Meta Ads
Accounting: Bookkeeping, Accounts Payable, Accounts Receivable, Consolidation
Welding: TIG Welding, MIG Welding, Arc Welding
Mobile Development: iOS Development, Android Development, Flutter, React Native
Test Automation: Unit Testing
UX Design: User Research, Prototyping
Supply Chain Management: Inventory Management, Transport Management, Warehouse Management
`;
